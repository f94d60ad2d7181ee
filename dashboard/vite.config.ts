import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: '/dashboard/',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: here('./routes'),
      generatedRouteTree: here('./app/route-tree.gen.ts'),
      autoCodeSplitting: true,
    }),
    react(),
    tailwindcss(),
  ],
  build: { outDir: here('../dist/client/dashboard'), emptyOutDir: true, target: 'es2024' },
  server: { port: 5174, proxy: { '/v1': 'http://localhost:8787', '/v2': 'http://localhost:8787' } },
});

/// <reference types="vite/client" />
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/dashboard.css';
import { keepFiles } from './app/keep-files.ts';
import { forgetOldDay } from './app/kept-day.ts';
import { queryClient } from './app/query-client.ts';
import { router } from './routes/router.ts';
import { nameGoneFiles } from './app/screen-files.ts';
import { followOtherTabs } from './app/session.ts';

nameGoneFiles();
followOtherTabs();
keepFiles();
forgetOldDay();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

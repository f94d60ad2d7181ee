import './register-intent.ts';
import 'astro/runtime/server/astro-island.js';

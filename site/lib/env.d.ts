/// <reference types="astro/client" />
/// <reference types="vite/client" />

declare namespace App {
  interface Locals {
    /** The status of a page rendered on demand that has something to show. */
    status?: number;
  }
}

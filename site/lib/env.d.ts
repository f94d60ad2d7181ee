/// <reference types="astro/client" />
/// <reference types="vite/client" />

declare namespace App {
  interface Locals {
    /** The status of a page that is rendered live and has something to say about it. */
    status?: number;
  }
}

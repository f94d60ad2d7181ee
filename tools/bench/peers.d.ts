// What the measurements use of their peers, which are not installed with the product.

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'lighthouse' {
  type Result = {
    lhr: {
      audits: Record<string, { numericValue?: number }>;
      categories: Record<string, { score: number | null }>;
    };
  };
  export default function lighthouse(
    url: string,
    options: { port: number; onlyCategories: string[]; logLevel: 'silent' },
  ): Promise<Result | undefined>;
}

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

declare module 'payload' {
  /** Its types are generated from a configuration; here a document is what the bench put in. */
  // oxlint-disable-next-line typescript/no-explicit-any -- every field of every collection
  type Document = any;
  export type Payload = {
    create(options: object): Promise<Document>;
    find(options: object): Promise<{ docs: Document[]; totalDocs: number }>;
    findByID(options: object): Promise<Document>;
    destroy(): Promise<void>;
  };
  export type Field = object;
  export type CollectionConfig = { slug: string; fields: Field[] };
  export function buildConfig(config: object): Promise<object>;
  export function getPayload(options: object): Promise<Payload>;
}

declare module '@payloadcms/db-sqlite' {
  export function sqliteAdapter(options: object): object;
}

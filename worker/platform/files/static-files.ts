/** Files that the site was built with, by their address: fonts of our documents. */
export type StaticFiles = {
  /** @throws Error when there is no such file: the build is then incomplete. */
  read(path: string): Promise<ArrayBuffer>;
};

/** What this product uses of the platform's assets. */
export type Assets = { fetch(request: Request): Promise<Response> };

export function createStaticFiles(assets: Assets): StaticFiles {
  return {
    read: async (path) => {
      // The platform looks at the path alone; an address needs a host all the same.
      const answer = await assets.fetch(new Request(new URL(path, 'https://assets.invalid')));
      if (!answer.ok) throw new Error(`static file ${path}: ${answer.status}`);
      return answer.arrayBuffer();
    },
  };
}

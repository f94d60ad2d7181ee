/** Files of the site's build, by their address: fonts of our documents. */
export type StaticFiles = {
  /** @throws Error when the file is missing: the build is then incomplete. */
  read(path: string): Promise<ArrayBuffer>;
};

/** The part of the platform's assets that we use. */
export type Assets = { fetch(request: Request): Promise<Response> };

export function createStaticFiles(assets: Assets): StaticFiles {
  return {
    read: async (path) => {
      // The platform only uses the path, but an address needs a host.
      const answer = await assets.fetch(new Request(new URL(path, 'https://assets.invalid')));
      if (!answer.ok) throw new Error(`static file ${path}: ${answer.status}`);
      return answer.arrayBuffer();
    },
  };
}

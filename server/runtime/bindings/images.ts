// The part of the platform's Images that the product uses, implemented by the service beside the
// runtime.
type Service = { fetch(url: string, init?: object): Promise<Response> };
type PictureOptions = {
  width?: number;
  height?: number;
  fit?: string;
  format?: string;
  quality?: number;
};

export default function images({ service, secret }: { service: Service; secret: string }) {
  const transformer = (picture: ReadableStream<Uint8Array>, options: PictureOptions) => ({
    transform: (more: PictureOptions) => transformer(picture, { ...options, ...more }),
    async output({ format, quality }: PictureOptions) {
      const body = await new Response(picture).arrayBuffer();
      const wanted = encodeURIComponent(JSON.stringify({ ...options, format, quality }));
      const answer = await service.fetch(`http://pictures.invalid/pictures?options=${wanted}`, {
        method: 'POST',
        headers: { 'x-service-secret': secret },
        body,
      });
      if (!answer.ok || answer.body === null) throw new Error(`pictures: ${answer.status}`);
      const made = answer.body;
      return {
        image: () => made,
        contentType: () => answer.headers.get('content-type') ?? '',
      };
    },
  });
  return { input: (picture: ReadableStream<Uint8Array>) => transformer(picture, {}) };
}

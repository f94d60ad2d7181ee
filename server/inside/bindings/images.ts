// The platform's Images, as far as the product uses them, made by the service beside the runtime.
type Service = { fetch(url: string, init?: object): Promise<Response> };
type Wish = { width?: number; height?: number; fit?: string; format?: string; quality?: number };

export default function images({ service, secret }: { service: Service; secret: string }) {
  const transformer = (picture: ReadableStream<Uint8Array>, wish: Wish) => ({
    transform: (more: Wish) => transformer(picture, { ...wish, ...more }),
    async output({ format, quality }: Wish) {
      const body = await new Response(picture).arrayBuffer();
      const wanted = encodeURIComponent(JSON.stringify({ ...wish, format, quality }));
      const answer = await service.fetch(`http://pictures.invalid/pictures?wish=${wanted}`, {
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

import sharp from 'sharp';

/** A photo with something in every row, `width` × `height` pixels. */
function photo(width = 600, height = 400): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}

const clear = () =>
  sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
const [half, withoutEnd] = [
  (file: Buffer) => file.subarray(0, Math.floor(file.length / 2)),
  (file: Buffer) => file.subarray(0, -2),
];

export type PictureCase = { name: string; buffer: Buffer };

/** What people send that becomes a picture: its size afterwards, and whether it is white. */
export async function takenPictures(): Promise<
  (PictureCase & { width: number; height: number; isWhite?: true })[]
> {
  const jpeg = await photo();
  const white = { width: 300, height: 200, isWhite: true } as const;
  const size = { width: 600, height: 400 };
  return [
    { name: 'saydam.png', buffer: await clear().png().toBuffer(), ...white },
    { name: 'palet.png', buffer: await clear().png({ palette: true }).toBuffer(), ...white },
    { name: 'saydam-webp.webp', buffer: await clear().webp().toBuffer(), ...white },
    { name: 'saydam-avif.avif', buffer: await clear().avif({ effort: 0 }).toBuffer(), ...white },
    { name: 'saydam-gif.gif', buffer: await clear().gif().toBuffer(), ...white },
    { name: 'sonu-yok.jpg', buffer: withoutEnd(jpeg), ...size },
    {
      name: 'asamali-yarim.jpg',
      buffer: half(await sharp(jpeg).jpeg({ progressive: true }).toBuffer()),
      ...size,
    },
    { name: 'uzantisi-yanlis.png', buffer: jpeg, ...size },
    {
      name: 'cmyk.jpg',
      buffer: await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer(),
      ...size,
    },
    {
      name: 'on-alti-bit.png',
      buffer: await sharp(jpeg).toColourspace('rgb16').png().toBuffer(),
      ...size,
    },
    {
      name: 'yan.jpg',
      buffer: await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      width: 400,
      height: 600,
    },
    {
      name: 'logo.svg',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>',
      ),
      ...white,
    },
    { name: 'genis.jpg', buffer: await photo(6000, 600), width: 4096, height: 410 },
  ];
}

/** What is refused at the picture, and a part of what is said. */
export async function refusedPictures(): Promise<(PictureCase & { said: string })[]> {
  const jpeg = await photo();
  const bomb = await sharp(jpeg).png().toBuffer();
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  return [
    { name: 'yarim.jpg', buffer: half(jpeg), said: 'sonu eksik' },
    { name: 'yarim.png', buffer: half(await sharp(jpeg).png().toBuffer()), said: 'yarım olabilir' },
    { name: 'bos.jpg', buffer: Buffer.alloc(0), said: 'boş (0 bayt)' },
    { name: 'metin.jpg', buffer: Buffer.from('Merhaba'), said: 'bir resim değil' },
    { name: 'tarama.jpg', buffer: await sharp(jpeg).tiff().toBuffer(), said: 'biçimini açamıyor' },
    { name: 'dev.png', buffer: bomb, said: 'çok büyük' },
  ];
}

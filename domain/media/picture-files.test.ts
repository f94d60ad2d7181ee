import { describe, expect, it } from 'vitest';
import { PictureKeySchema, pictureName, thumbnailOf } from './picture-key.ts';
import { parsePictureFile, pictureBaseName } from './picture-files.ts';

describe('pictureBaseName', () => {
  it.each([
    ['Görünüş İskele.PNG', 'Gorunus-Iskele'],
    ['IMG_2041.jpeg', 'IMG_2041'],
    ['../../etc/passwd', 'etc-passwd'],
    ['çatı  katı (2).webp', 'cati-kati-2'],
    ['ığüşöç.jpg', 'igusoc'],
    ['.jpg', 'dosya'],
    ['🏖️.png', 'dosya'],
    [`${'uzun '.repeat(40)}.jpg`, 'uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun'],
  ])('%s is stored as %s', (file, name) => {
    expect(pictureBaseName(file)).toBe(name);
    const key = `pictures/0190/${name}`;
    expect(PictureKeySchema.safeParse(key).success).toBe(true);
    expect(pictureName(key)).toBe(`${name}.jpg`);
    expect(parsePictureFile(thumbnailOf(key).split('/').at(-1)!)).toEqual({
      name,
      suffix: '-400.avif',
    });
  });
});

describe('parsePictureFile', () => {
  it.each(['a-401.avif', 'a-400.jpg', 'a.avif', '-400.avif', 'a', ''])('knows no %j', (file) => {
    expect(parsePictureFile(file)).toBeNull();
  });
});

it.each([
  'documents/a/b',
  'pictures',
  'pictures/../x',
  'pictures/a/b/c',
  'scenes/<x>',
  '/scenes/a',
])('a picture is never named %j', (key) => {
  expect(PictureKeySchema.safeParse(key).success).toBe(false);
});

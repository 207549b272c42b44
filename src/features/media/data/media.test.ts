// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  formatFileSize,
  isConvertible,
  MAX_MEDIA_SIZE,
  MAX_PLAYED_SIZE,
  findMediaKind,
  findMediaType,
  findRefusal,
  findReplacementRefusal,
  toStorageKey,
  toStoredExtension,
} from './media.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1_048_575, '1024.00 KB'],
    [1_048_576, '1.00 MB'],
    [52_428_800, '50.00 MB'],
    [1_073_741_824, '1.00 GB'],
    [5_497_558_138_880, '5120.00 GB'],
  ])('%i octets', (bytes, text) => {
    expect(formatFileSize(bytes).replace('\u00A0', ' ')).toBe(text);
  });
});

describe('findRefusal', () => {
  it.each(['photo.JPG', 'film.mov', 'son.mp3', 'dossier.pdf', 'lettre.docx', 'film.vtt'])(
    'takes %s',
    (name) => {
      expect(findRefusal({ name, size: 10 })).toBeNull();
    },
  );

  it.each(['IMG_0042.HEIC', 'photo.heif'])('converts %s', (name) => {
    expect(findRefusal({ name, size: 4 * MAX_MEDIA_SIZE })).toBeNull();
    expect(isConvertible(name)).toBe(true);
  });

  it.each([
    ['film.M4V', 'mp4', 'video/mp4'],
    ['photo.jfif', 'jpg', 'image/jpeg'],
  ])('stores %s as what it is', (name, extension, type) => {
    expect(findRefusal({ name, size: 10 })).toBeNull();
    expect(toStoredExtension(name)).toBe(extension);
    expect(findMediaType(name)).toBe(type);
  });

  it.each([
    ['film.avi', /^Les vidéos AVI .* en MP4 ou en WebM\.$/],
    ['film.MKV', /^Les vidéos MKV /],
    ['voix.opus', /^Les sons OPUS .* en MP3 ou en M4A\.$/],
    ['voix.ogg', /^Les sons OGG /],
    ['voix.weba', /^Les sons WEBA /],
    ['film.ogv', /^Les vidéos OGV /],
    ['son.wma', /^Les sons WMA .* en MP3 ou en M4A\.$/],
    ['numérisation.TIF', /^Les images TIF .* en JPEG ou en PNG\.$/],
    ['capture.bmp', /^Les images BMP /],
    ['affiche.psd', /^Les images PSD .* en JPEG ou en PNG\.$/],
    ['film.srt', /^Les navigateurs ne lisent pas les sous-titres SRT\. .* WebVTT \(\.vtt\)\.$/],
    ['logo.svg', /^Une image SVG peut contenir du code/],
    ['page.html', /^Un fichier HTML n’est pas accepté\. Choisissez une image/],
    ['archive.zip', /^Un fichier ZIP /],
    ['image.png.exe', /^Un fichier EXE /],
    ['sans-extension', /^Un fichier sans extension /],
  ])('refuses %s, and names what it is', (name, sentence) => {
    expect(findRefusal({ name, size: 10 })).toMatch(sentence);
  });

  it('refuses what is too heavy, to the byte', () => {
    expect(findRefusal({ name: 'plan.pdf', size: MAX_MEDIA_SIZE })).toBeNull();
    expect(findRefusal({ name: 'plan.pdf', size: MAX_MEDIA_SIZE + 1 })).toContain('maximum est de 50.00');
    expect(findRefusal({ name: 'film.mp4', size: MAX_PLAYED_SIZE })).toBeNull();
    expect(findRefusal({ name: 'son.mp3', size: MAX_PLAYED_SIZE + 1 })).toContain('maximum est de 500.00');
  });

  it('refuses an empty file', () => {
    expect(findRefusal({ name: 'film.mp4', size: 0 })).toContain('vide');
  });
});

it('lets a file be replaced by one of its kind alone', () => {
  const photo = { mime_type: 'image/jpeg' };
  expect(findReplacementRefusal(photo, { name: 'autre.HEIC', size: 10 })).toBeNull();
  expect(findReplacementRefusal(photo, { name: 'plan.pdf', size: 10 })).toMatch(
    /^Ce fichier n’est pas du même genre .* Choisissez une image\.$/,
  );
});

describe('findMediaKind', () => {
  it.each([
    ['image/png', 'image'],
    ['video/mp4', 'video'],
    ['audio/mpeg', 'audio'],
    ['text/vtt', 'document'],
    ['application/pdf', 'document'],
    [null, 'document'],
  ])('%s', (mimeType, kind) => {
    expect(findMediaKind(mimeType)).toBe(kind);
  });
});

describe('toStorageKey', () => {
  it.each([
    'https://projet.supabase.co/storage/v1/object/public/media/uploads/1793000000000.jpg',
    '/storage/v1/object/public/media/uploads/1793000000000.jpg',
    'http://localhost:4173/storage/v1/object/public/media/uploads/1793000000000.jpg?download',
  ])('takes the last two segments of %s', (address) => {
    expect(toStorageKey(address)).toBe('uploads/1793000000000.jpg');
  });
});

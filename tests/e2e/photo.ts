import sharp from 'sharp';

/** A photo of a colour nobody has sent before: the library knows a file that it has. */
export async function takePhoto(name: string) {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const sheet = sharp({ create: { width: 1200, height: 800, channels: 3, background: { r, g, b } } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await sheet.jpeg().toBuffer() };
}

import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny';

/** A film of two seconds that a browser plays: its first half is of one colour, its second of another. */
export async function makeDrawnFilm([first, second]: readonly [string, string]): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 180);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 200_000 });
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  output.addVideoTrack(source);
  await output.start();
  for (let frame = 0; frame < 20; frame += 1) {
    context.fillStyle = frame < 10 ? first : second;
    context.fillRect(0, 0, canvas.width, canvas.height);
    await source.add(frame / 10, 1 / 10);
  }
  await output.finalize();
  const { buffer } = output.target;
  if (!buffer) throw new Error('Nothing was written');
  return new Blob([buffer], { type: 'video/webm' });
}

import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** What a codec's own description of itself begins with, as far as a container asks for it. */
const videos = {
  'H.264': { codec: 'avc', name: 'avc1.64001f', description: avcDescription(0x64) },
  'H.264, 10 bits': { codec: 'avc', name: 'avc1.6e001f', description: avcDescription(0x6e) },
  HEVC: { codec: 'hevc', name: 'hvc1.1.6.L93.B0', description: Uint8Array.from({ length: 23 }, () => 1) },
  AV1: { codec: 'av1', name: 'av01.0.04M.08', description: Uint8Array.of(0x81, 4, 12, 0) },
  VP9: { codec: 'vp9', name: 'vp09.00.10.08', description: undefined },
} as const;

const sounds = {
  MP3: { codec: 'mp3', name: 'mp3', description: undefined },
  Opus: {
    codec: 'opus',
    name: 'opus',
    description: Uint8Array.from([
      ...new TextEncoder().encode('OpusHead'),
      1,
      2,
      0,
      0,
      0x80,
      0xbb,
      0,
      0,
      0,
      0,
      0,
    ]),
  },
  PCM: { codec: 'pcm-s16', name: 'pcm-s16', description: undefined },
} as const;

const containers = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
  ogg: () => new OggOutputFormat(),
} as const;

/** A Sequence Parameter Set and a Picture Parameter Set of one macroblock. */
function avcDescription(profile: number) {
  const sequence = [0x67, profile, 0, 31, 0xac, 0xd9, 0x44, 0x26, 0x84];
  return Uint8Array.from([
    1,
    profile,
    0,
    31,
    0xff,
    0xe1,
    0,
    sequence.length,
    ...sequence,
    1,
    0,
    2,
    0x68,
    0xce,
  ]);
}

/** A sound of ten seconds in an MP4 whose table stands before its content, as recorders that stream write it. */
export async function makeTenSeconds(): Promise<Blob> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const heard = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(heard);
  await output.start();
  const decoderConfig = { codec: 'mp3', sampleRate: 48_000, numberOfChannels: 2 };
  for (let second = 0; second < 10; second += 1)
    await heard.add(new EncodedPacket(new Uint8Array(1000), 'key', second, 1), { decoderConfig });
  await output.finalize();
  return toBlob(output.target);
}

/** A whole container around one packet each of image and sound, which nothing decodes: what is in it is what counts. */
export async function makeFilm(
  container: keyof typeof containers,
  video: keyof typeof videos | null = 'H.264',
  sound?: keyof typeof sounds,
): Promise<Blob> {
  const output = new Output({ format: containers[container](), target: new BufferTarget() });
  const packet = new EncodedPacket(
    Uint8Array.from({ length: 16 }, (_, index) => index),
    'key',
    0,
    1,
  );
  const image = video && new EncodedVideoPacketSource(videos[video].codec);
  const heard = sound && new EncodedAudioPacketSource(sounds[sound].codec);
  if (image) output.addVideoTrack(image);
  if (heard) output.addAudioTrack(heard);
  await output.start();
  if (image) {
    const { name: codec, description } = videos[video];
    await image.add(packet, {
      decoderConfig: { codec, codedWidth: 64, codedHeight: 64, ...(description && { description }) },
    });
  }
  if (heard) {
    const { name: codec, description } = sounds[sound];
    await heard.add(packet, {
      decoderConfig: { codec, sampleRate: 48_000, numberOfChannels: 2, ...(description && { description }) },
    });
  }
  await output.finalize();
  return toBlob(output.target);
}

function toBlob({ buffer }: BufferTarget) {
  if (!buffer) throw new Error('Nothing was written');
  return new Blob([buffer]);
}

import {
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputTrack,
} from 'mediabunny';
import { playedFormats } from '../playback.ts';
import { createLoudnessMeter } from './loudness.ts';
import { createPeakMeter } from './truePeak.ts';
import { createWaveformMeter } from './waveform.ts';

/** What the library knows of a sound or film beside its bytes; what the browser can't find out is absent. */
export type MediaFacts = {
  width?: number;
  height?: number;
  /** Seconds of it that play. */
  duration?: number;
  /** Seconds that its header promises, where the file ends before: it was cut on its way here. */
  announced?: number;
  /** 200 levels, a digit or letter each. */
  waveform?: string | null;
  /** LUFS, and dBTP. */
  loudness?: number | null;
  true_peak?: number | null;
};

/** The part that is done, from 0 to 1; `facts`: all that is known before the sound is decoded. */
export type AnalysisProgress = { part: number; facts?: MediaFacts };

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Finds out what the library knows of a sound or film: how long and large it is, how loud, and what its sound looks like. Decodes
 * piece by piece, and stores none of them. Some browsers' decoders of sound never answer: what is known before is told first.
 */
export async function analyseMedia(
  file: Blob,
  onProgress?: (progress: AnalysisProgress) => void,
): Promise<MediaFacts> {
  using input = new Input({ source: new BlobSource(file), formats: playedFormats });
  const [video] = await input.getVideoTracks();
  const [sound] = await input.getAudioTracks();
  const announced = await input.computeDuration();
  const ends = await Promise.all([...(video ? [video] : []), ...(sound ? [sound] : [])].map(findEnd));
  const duration = Math.min(announced, Math.max(0, ...ends));
  const facts = {
    ...(video && { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }),
    ...(duration > 0 && { duration: round(duration) }),
    ...(duration < announced && { announced: round(announced) }),
  };
  onProgress?.({ part: 0, facts });
  if (!sound || !(await sound.canDecode())) return facts;
  return { ...facts, ...(await measureSound(sound, duration, (part) => onProgress?.({ part }))) };
}

/** How exactly the end of a file that was cut is found, in seconds. */
const PRECISION = 0.05;

/**
 * When a track ends, in seconds. The table of an MP4 stands before its content: of a file that was cut it still lists all of it,
 * and players stop where the bytes do.
 */
async function findEnd(track: InputTrack) {
  const packets = new EncodedPacketSink(track);
  let missing = await track.computeDuration();
  if (await packets.getPacket(Number.POSITIVE_INFINITY)) return missing;
  let end = 0;
  while (missing - end > PRECISION) {
    const middle = (end + missing) / 2;
    const packet = await packets.getPacket(middle);
    if (packet) end = Math.max(middle, packet.timestamp + packet.duration);
    else missing = middle;
  }
  return end;
}

async function measureSound(track: InputAudioTrack, duration: number, onProgress: (part: number) => void) {
  const [rate, channels] = [await track.getSampleRate(), await track.getNumberOfChannels()];
  const loudness = createLoudnessMeter(rate, channels);
  const peak = createPeakMeter(channels);
  const waveform = createWaveformMeter(rate);
  for await (const sample of new AudioSampleSink(track).samples()) {
    const planes = toPlanes(sample);
    const end = sample.timestamp + sample.duration;
    sample.close();
    for (const meter of [loudness, peak, waveform]) meter.add(planes);
    onProgress(duration > 0 ? Math.min(1, end / duration) : 0);
  }
  const [loud, highest] = [loudness.measure(), peak.measure()];
  return {
    loudness: loud && round(loud),
    true_peak: highest && round(highest),
    waveform: waveform.draw(),
  };
}

/** The samples of each channel. */
function toPlanes(sample: AudioSample) {
  return Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const options = { format: 'f32-planar', planeIndex } as const;
    const plane = new Float32Array(sample.allocationSize(options) / Float32Array.BYTES_PER_ELEMENT);
    sample.copyTo(plane, options);
    return plane;
  });
}

import { type AudioSample, AudioSampleSink, BlobSource, Input, type InputAudioTrack } from 'mediabunny';
import { playedFormats } from '../playback.ts';
import { createLoudnessMeter } from './loudness.ts';
import { createPeakMeter } from './truePeak.ts';
import { createWaveformMeter } from './waveform.ts';

/** What the library knows of a sound or film beside its bytes; null where the browser can't find out. */
export type MediaFacts = {
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  /** 200 levels, a digit or letter each. */
  waveform: string | null;
  /** LUFS, and dBTP. */
  loudness: number | null;
  true_peak: number | null;
};

/** Nothing is known. */
export const noFacts: MediaFacts = {
  width: null,
  height: null,
  duration: null,
  waveform: null,
  loudness: null,
  true_peak: null,
};

const round = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/**
 * Finds out what the library knows of a sound or film: how long and large it is, how loud, and what its sound looks like. Decodes
 * piece by piece, and stores none of them. `onProgress` receives the part that is done, from 0 to 1.
 */
export async function analyseMedia(file: Blob, onProgress?: (part: number) => void): Promise<MediaFacts> {
  using input = new Input({ source: new BlobSource(file), formats: playedFormats });
  const [video] = await input.getVideoTracks();
  const [sound] = await input.getAudioTracks();
  const duration = await input.computeDuration();
  const measured = sound && (await sound.canDecode()) ? await measureSound(sound, duration, onProgress) : {};
  return {
    ...noFacts,
    ...(video && { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }),
    duration: duration > 0 ? round(duration) : null,
    ...measured,
  };
}

async function measureSound(track: InputAudioTrack, duration: number, onProgress?: (part: number) => void) {
  const [rate, channels] = [await track.getSampleRate(), await track.getNumberOfChannels()];
  const loudness = createLoudnessMeter(rate, channels);
  const peak = createPeakMeter(channels);
  const waveform = createWaveformMeter(rate);
  for await (const sample of new AudioSampleSink(track).samples()) {
    const planes = toPlanes(sample);
    const end = sample.timestamp + sample.duration;
    sample.close();
    for (const meter of [loudness, peak, waveform]) meter.add(planes);
    onProgress?.(duration > 0 ? Math.min(1, end / duration) : 0);
  }
  return {
    loudness: round(loudness.measure()),
    true_peak: round(peak.measure()),
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

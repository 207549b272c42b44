import {
  ADTS,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';

/** Containers that browsers open; AVI and Matroska aren't among them, whatever a file is called. */
export const playedFormats = [MP4, QTFF, WEBM, OGG, MP3, WAVE, FLAC, ADTS];

/** What Safari, Firefox and Chrome all show, on devices old and new. HEVC and AV1 need a recent one, or a part that is bought. */
const playedVideo = new Set<unknown>(['avc', 'vp8', 'vp9']);
const playedAudio = new Set<unknown>(['aac', 'mp3', 'opus', 'vorbis', 'flac']);

/** Of H.264: Baseline, Main, Extended and High. What cameras write in 10 bits or 4:2:2 isn't played. */
const playedProfile = /^avc[13]\.(?:42|4d|58|64)/i;

const names: Record<string, string> = {
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  avc: 'H.264 à 10 bits ou 4:2:2',
  ac3: 'Dolby AC-3',
  eac3: 'Dolby AC-3',
  alac: 'Apple Lossless (ALAC)',
  prores: 'ProRes',
  mp4v: 'MPEG-4 Visual',
};

/** What a track is written in, as people call it. */
async function getName(track: InputTrack) {
  const codec = await track.getCodec();
  if (codec?.startsWith('pcm')) return 'PCM';
  const inside = await track.getInternalCodecId();
  const id = codec ?? (typeof inside === 'string' ? inside.trim() : '');
  return names[id] ?? (/^\w{2,20}$/.test(id) ? id.toUpperCase() : 'un format inconnu');
}

async function isVideoPlayed(track: InputVideoTrack) {
  const codec = await track.getCodec();
  if (codec === 'avc') return playedProfile.test((await track.getCodecParameterString()) ?? '');
  return playedVideo.has(codec);
}

async function isAudioPlayed(track: InputAudioTrack, isWave: boolean) {
  const codec = await track.getCodec();
  return playedAudio.has(codec) || (isWave && codec !== null);
}

/** iPhones play sound alone in these since iOS 17.4 (WebM) and 18.4 (Ogg), which not all of them have. */
const refuseSoundOf = (container: string) =>
  `Un son ${container} ne se lit pas sur tous les iPhone. Convertissez-le en MP3 ou en M4A (AAC).`;

const unreadable = `Aucun navigateur ne lit ce fichier. Convertissez une vidéo en MP4 (H.264 et AAC), un son en MP3.`;

/**
 * Why a video or a sound can't go into the library, in a sentence: browsers don't play what is in it, whatever its name says.
 * Null when they do. Of several sound tracks, one that is played is enough.
 */
export async function findPlaybackRefusal(file: Blob): Promise<string | null> {
  try {
    using input = new Input({ source: new BlobSource(file), formats: playedFormats });
    const format = await input.getFormat();
    const isWave = format === WAVE;
    const videos = await input.getVideoTracks();
    const sounds = await input.getAudioTracks();
    if (videos.length + sounds.length === 0) return unreadable;
    if (format === OGG) return refuseSoundOf('Ogg');
    if (format === WEBM && videos.length === 0) return refuseSoundOf('WebM');
    for (const video of videos) {
      if (await isVideoPlayed(video)) continue;
      return `L’image de cette vidéo est en ${await getName(video)}, que tous les navigateurs ne lisent pas. Convertissez-la en MP4 (H.264) ou en WebM (VP9).`;
    }
    const heard = await Promise.all(sounds.map((sound) => isAudioPlayed(sound, isWave)));
    const [first] = sounds;
    if (!first || heard.includes(true)) return null;
    return `Le son de ce fichier est en ${await getName(first)}, que tous les navigateurs ne lisent pas. Convertissez-le en AAC ou en MP3.`;
  } catch {
    return unreadable;
  }
}

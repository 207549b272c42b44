import { useCallback } from 'react';
import { usePlayback } from './playback.ts';

/**
 * Where the sound lives while one walks through the site: the frame of the pages stays, so it plays on. Until somebody
 * listens there is nothing here.
 */
export function PlaybackSlot() {
  const playback = usePlayback();
  const audio = playback?.audio;
  const attach = useCallback(
    (place: HTMLElement | null) => {
      if (!audio || !place) return;
      place.append(audio);
      // The frame goes when somebody leaves the site for the back-office.
      return () => audio.pause();
    },
    [audio],
  );
  if (!playback) return null;
  const { parts } = playback;
  return (
    <>
      <div hidden ref={attach} />
      {parts && <parts.PlaybackBar playback={playback} />}
    </>
  );
}

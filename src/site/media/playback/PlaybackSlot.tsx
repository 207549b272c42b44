import { usePlayback } from './playback.ts';

/**
 * Where the sound lives while one walks through the site: the frame of the pages stays, so it plays on. Until somebody
 * listens there is nothing here.
 */
export function PlaybackSlot() {
  const playback = usePlayback();
  if (!playback) return null;
  const { audio, parts } = playback;
  return (
    <>
      <div
        hidden
        ref={(place) => {
          place?.append(audio);
          // The frame goes when somebody leaves the site for the back-office.
          return () => audio.pause();
        }}
      />
      {parts && <parts.PlaybackBar playback={playback} />}
    </>
  );
}

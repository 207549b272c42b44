import { Pause, Play } from 'lucide-react';
import { SpinnerBars } from '#design-system/components/Spinner';
import { Icon } from '#design-system/primitives/Icon';
import { type Track, usePlayer } from '../playback/playback.ts';
import { ListenButtonRoot } from './ListenButton.styles.ts';

export interface ListenButtonProps {
  /** Le son, et la page de son lecteur. */
  track: Track;
  /** Ce qu’on entend, là où ce n’est pas le son entier : « 20 secondes de La Relève ». */
  what?: string;
  /** `medium` fait 44 px, dans une liste; `large` est celui du lecteur. */
  size?: 'medium' | 'large';
}

/**
 * Plays a sound where it stands: no press leads to a page that wants another one. Above the link that covers a card; without
 * scripts it isn't there, and the title leads to the browser's own player.
 */
export function ListenButton({ track, what = track.title, size = 'medium' }: ListenButtonProps) {
  const { state, isOn, action, toggle } = usePlayer(track);
  const isLoading = state.status === 'loading';
  return (
    <ListenButtonRoot
      type="button"
      aria-label={`${action} ${what}`}
      aria-busy={isLoading || undefined}
      data-size={size}
      onClick={toggle}
    >
      {isLoading ? (
        <SpinnerBars />
      ) : (
        <Icon icon={isOn ? Pause : Play} size={size === 'large' ? 'large' : undefined} />
      )}
    </ListenButtonRoot>
  );
}

import { Component, Fragment, type ReactNode } from 'react';

export interface RedrawBoundaryProps {
  /** Des éléments, jamais un texte nu : c’est ce qui se dessine de nouveau. */
  children: ReactNode;
  /** À la place, si le second dessin échoue aussi; sans elle, la panne remonte. */
  fallback?: ReactNode;
}

type State = { failure: { error: unknown } | null; drawing: number };

/** Two failures within that many milliseconds: what is to be drawn is at fault, not what somebody did to the page. */
const AGAIN = 1000;

/**
 * Draws its content anew when React fails on it, instead of giving the whole page up: extensions and translators change the
 * document behind React's back, which notices when it next touches what they moved. What the components above know
 * (a message that was stored, what a form holds) stays; so does the rest of the page.
 */
export class RedrawBoundary extends Component<RedrawBoundaryProps, State> {
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });

  override state: State = { failure: null, drawing: 0 };
  private lastFailure = -Infinity;

  override componentDidCatch() {
    const now = performance.now();
    const isFirst = now - this.lastFailure > AGAIN;
    this.lastFailure = now;
    if (isFirst) this.setState(({ drawing }) => ({ failure: null, drawing: drawing + 1 }));
    else this.setState({ drawing: -1 });
  }

  override render() {
    const { failure, drawing } = this.state;
    const { children, fallback } = this.props;
    if (!failure) return <Fragment key={drawing}>{children}</Fragment>;
    if (drawing >= 0) return null;
    if (fallback === undefined) throw failure.error;
    return fallback;
  }
}

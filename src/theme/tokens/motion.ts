/** Durations (feedback 150–250 ms, entrances 400–700 ms) and the one easing curve. */
export const motion = {
  quick: '150ms',
  feedback: '250ms',
  welcome: '400ms',
  entrance: '500ms',
  unfold: '700ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

import { createGlobalStyle } from 'styled-components';

/** How a browser paints with the system's colours, near enough to judge a component by eye. */
export const ForcedColors = createGlobalStyle`
  [data-forced-colors] :where(*, *::before, *::after):not(svg, svg *) {
    color: CanvasText !important;
    background-color: Canvas !important;
    border-color: CanvasText !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  [data-forced-colors] a { color: LinkText !important; }
  [data-forced-colors] :is(button, [role='button']) { color: ButtonText !important; }
  [data-forced-colors] svg { color: CanvasText; }
`;

import type { HydrationState } from 'react-router-dom';

const elementId = 'loader-data';

/** The data that a page was rendered with, as an element that the browser reads and does not run. */
export const hydrationDataElement = (data: HydrationState) =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Reads it back; undefined on pages without loaders. */
export function hydrationDataOf(document: Document): HydrationState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}

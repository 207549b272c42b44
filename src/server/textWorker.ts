// A thread that makes HTML of texts in Markdown, one at a time; `renderText.ts` starts it, and ends it when one takes too much.
import { parentPort } from 'node:worker_threads';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { type Images, markdownOptions } from '../design-system/components/Markdown/markdownOptions.ts';

/** A text, and what is known of its images. */
export type TextTask = { text: string; images: Images };

/** Characters of HTML at most: reference links can repeat one long address many times. */
const longest = 4_000_000;

parentPort?.on('message', ({ text, images }: TextTask) => {
  let html: string | null = null;
  try {
    html = renderToStaticMarkup(createElement(ReactMarkdown, markdownOptions(images), text));
  } catch (error) {
    // Nested too deeply for the parser.
    if (!(error instanceof RangeError)) throw error;
  }
  parentPort?.postMessage(html !== null && html.length <= longest ? html : null);
});

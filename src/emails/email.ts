import { company } from '../data/company.ts';
import { horn } from '../design-system/primitives/Logo/horn.ts';
import { color } from '../theme/tokens/color.ts';
import { radius } from '../theme/tokens/radius.ts';
import { space } from '../theme/tokens/space.ts';
import { leading, weight } from '../theme/tokens/typography.ts';
import { Markup, markup } from './markup.ts';

/** An e-mail as it leaves: what the HTML says, the text says too. */
export type Email = { subject: string; html: string; text: string; calendar?: CalendarFile };

/** A calendar that goes with an e-mail, and what mailboxes do with it. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string };

/** What an e-mail says, in the order in which it is read. */
export type EmailContent = {
  subject: string;
  /** What mailboxes show beside the subject. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  /** One without a value is left out. */
  facts?: readonly { label: string; value: string | false | null | undefined }[];
  /** Words of somebody else, with their line breaks. */
  quotation?: string;
  /** The one thing to do, if there is any. Its address is spelled out as well, for whoever can't press a button. */
  action?: { label: string; url: string };
  closing: readonly string[];
};

/** The colours by what they are for. Most mailboxes know nothing of variables: each style names its own. */
export const schemes = {
  light: {
    page: color.band,
    card: color.surface,
    text: color.text,
    muted: color.textMuted,
    link: color.link,
    line: color.border,
  },
  dark: {
    page: color.surfaceDark,
    card: color.surfaceDarkRaised,
    text: color.textOnDark,
    muted: color.textOnDarkMuted,
    link: color.textOnDark,
    line: color.borderOnDark,
  },
} as const;

const { light, dark } = schemes;

/** Mailboxes measure in pixels. */
const px = (rem: string) => `${Number.parseFloat(rem) * 16}px`;

/** Without the site's own families: none may be loaded, and Outlook takes a name that it can't read for Times. */
const family = 'Inter, -apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, sans-serif';

const base = `margin:0;font-family:${family};font-size:16px;line-height:${leading.body};overflow-wrap:anywhere`;
const small = `${base};font-size:14px`;

/**
 * What a style attribute can't say. Mailboxes that leave it out show the light scheme, whole; those that turn colours
 * around by themselves are told that it is seen to.
 */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .outside { padding: ${px(space[4])} ${px(space[2])} !important; }
  .inside { padding: ${px(space[6])} ${px(space[4])} !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
}
`;

const layout = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** The five bars as cells of a table: pictures are held back until they are asked for, and SVG isn't shown at all. */
const logo = markup`<table ${layout}><tr>
${horn.map((height, index) => {
  const pixels = Math.round(height * 24);
  const bar = index === horn.length - 1 ? color.accent : color.textOnDark;
  return markup`<td valign="middle" style="padding-right:3px"><div style="width:4px;height:${pixels}px;font-size:0;line-height:${pixels}px;border-radius:2px;background-color:${bar}"></div></td>`;
})}
<td valign="middle" style="padding-left:${px(space[2])};font-family:${family};font-size:22px;line-height:1;font-weight:${weight.black};color:${color.textOnDark}">${company.name}</td>
</tr></table>`;

/** A distance: margins between paragraphs are another one in each mailbox. */
const gap = (height: string) =>
  markup`<div style="height:${px(height)};font-size:0;line-height:${px(height)}">&nbsp;</div>`;

const fact = ({ label, value }: { label: string; value: string }) =>
  markup`<p style="${base}"><span class="muted" style="font-size:14px;color:${light.muted}">${label}</span><br><span class="text" style="color:${light.text}">${value}</span></p>
${gap(space[3])}`;

const listFacts = ({ facts = [] }: EmailContent) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

const lines = (text: string) =>
  text.split('\n').map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`));

const paragraph = (
  text: string,
) => markup`<p class="text" style="${base};color:${light.text}">${lines(text)}</p>
${gap(space[4])}`;

const getQuotation = (text: string) =>
  markup`${gap(space[2])}
<blockquote class="text" style="${base};padding:0 0 0 ${px(space[4])};border-left:3px solid ${color.brandAccent};color:${light.text}">${lines(text)}</blockquote>
${gap(space[4])}`;

const button = ({ label, url }: NonNullable<EmailContent['action']>) => markup`${gap(space[2])}
<table ${layout}><tr><td align="center" bgcolor="${color.accent}" style="border-radius:${px(radius.control)};background-color:${color.accent}">
<a href="${url}" style="${base};display:inline-block;padding:${px(space[3])} ${px(space[6])};border-radius:${px(radius.control)};font-weight:${weight.semibold};color:${color.onAccent};text-decoration:none">${label}</a>
</td></tr></table>
${gap(space[4])}
<p class="muted" style="${small};color:${light.muted}">Ou copiez cette adresse dans votre navigateur\u00A0:<br><a class="link" href="${url}" style="color:${light.link};word-break:break-all">${url}</a></p>
${gap(space[4])}`;

const note = (text: string) => markup`<p class="muted" style="${small};color:${light.muted}">${text}</p>
${gap(space[2])}`;

const { street, city, region, postalCode } = company.address;

/** Who writes, at the end of each e-mail. */
const signature = [
  company.name,
  company.tagline,
  `${street}, ${city} (${region}) ${postalCode}`,
  `${company.phone} · ${company.email}`,
];

function htmlOfContent(content: EmailContent): string {
  const { subject, preheader, title, paragraphs, quotation, action, closing } = content;
  return markup`<!doctype html>
<html lang="fr-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${new Markup(styles)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table ${layout} class="page" width="100%" bgcolor="${light.page}" style="background-color:${light.page}"><tr>
<td class="outside" align="center" style="padding:${px(space[8])} ${px(space[4])}">
<table ${layout} class="card" width="100%" style="max-width:560px;background-color:${light.card};border:1px solid ${light.line};border-radius:${px(radius.card)};border-collapse:separate;overflow:hidden;text-align:left">
<tr><td class="inside" bgcolor="${color.brand}" style="padding:${px(space[6])} ${px(space[8])};background-color:${color.brand}">
${logo}
</td></tr>
<tr><td class="inside" style="padding:${px(space[8])}">
<h1 class="text" style="${base};font-size:24px;line-height:${leading.heading};font-weight:${weight.bold};color:${light.text}">${title}</h1>
${gap(space[4])}
${paragraphs.map(paragraph)}
${listFacts(content).map(fact)}
${quotation === undefined ? [] : [getQuotation(quotation)]}
${action ? [button(action)] : []}
${closing.map(note)}
</td></tr>
</table>
<table ${layout} width="100%" style="max-width:560px"><tr><td align="center" style="padding:${px(space[6])} ${px(space[4])} 0">
<p class="muted" style="${small};color:${light.muted}">${signature.map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.html;
}

function textOfContent(content: EmailContent): string {
  const { title, paragraphs, quotation, action, closing } = content;
  return [
    title,
    ...paragraphs,
    listFacts(content)
      .map(({ label, value }) => `${label}\u00A0: ${value}`)
      .join('\n'),
    // Marked line by line: what somebody wrote can't pass for the company's own words.
    quotation?.replaceAll(/^/gm, '> ') ?? '',
    action ? `${action.label}\u00A0:\n${action.url}` : '',
    ...closing,
    signature.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const longestLine = 120;

const graphemes = new Intl.Segmenter('fr-CA');

/** One line without anything that a header can't hold, and short enough to be read in a list. */
export function toLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\s]+/gu, (blanks) => (/^\u00A0+$/.test(blanks) ? '\u00A0' : ' '))
    .trim();
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  if (characters.length <= longestLine) return line;
  return `${characters
    .slice(0, longestLine - 1)
    .join('')
    .trimEnd()}…`;
}

/** What the team wrote, as it was parted. */
export const toParagraphs = (text: string | null | undefined) =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => /\S/.test(paragraph));

/** Writes an e-mail of what it says, as HTML and as text. Its subject is one line, whatever is in it. */
export const writeEmail = (content: EmailContent): Email => ({
  subject: toLine(content.subject),
  html: htmlOfContent(content),
  text: textOfContent(content),
});

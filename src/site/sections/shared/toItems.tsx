/** A list's item for each text. */
export const toItems = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

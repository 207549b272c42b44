/** Whether a text shouts: ten capitals or more, in two words at least, and no small letter. */
export const isInCapitals = (text: string) =>
  /\p{L}\s+\p{L}/u.test(text) && !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 10;

/** Whether a text seems to wait for its real one. */
export const isPlaceholder = (text: string) =>
  /\blorem ipsum\b|\b(?:TODO|TBD|XXX+)\b|[([]\s*à (?:compléter|préciser|valider|vérifier)\s*[)\]]/i.test(
    text,
  );

/** Whether the words of a link don't say where it leads, however they are put. */
export const isVague = (words: string) =>
  /^(?:(?:cliqu(?:ez|er)|appuyez)(?: (?:ici|là|sur ce lien))?|ici|là|ce lien|le lien|lien|(?:en )?(?:savoir|lire) (?:plus|la suite|davantage)|lire|voir|voir (?:ici|plus)|(?:la )?suite|plus|plus d[’']infos?|cette page|page)[.!…\s]*$/i.test(
    words,
  );

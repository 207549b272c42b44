/** What search engines show of a title and of a description, in characters; they cut the rest. */
export const searchTextLimits = { title: 60, description: 160 };

/** Modules shown of each course (product: courses). */
const modulePreviewLimit = 4;

/** The first modules of a course, and the line that counts the others when there are any. */
export function modulePreview(modules: readonly string[]) {
  const hidden = modules.length - modulePreviewLimit;
  return {
    shown: modules.slice(0, modulePreviewLimit),
    more:
      hidden > 0 ? `+ ${hidden} autre${hidden > 1 ? 's' : ''} module${hidden > 1 ? 's' : ''}...` : undefined,
  };
}

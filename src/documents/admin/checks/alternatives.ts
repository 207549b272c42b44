import { type Finding, type Place, quoted, toFinding } from './finding.ts';

const fileName =
  /^(?:[\w\s.()-]+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)|(?:img|image|dsc[nf]?|dcim|pxl|photo|screenshot|capture)[\s_-]*\d[\w\s-]*|(?:capture d[’']écran|screenshot|whatsapp image)\s\d.*|(?:https?:\/\/|www\.)\S+)$/i;

const vague =
  /^(?:(?:une? |l[’'])?(?:images?|photos?|photographie|illustration|visuel|capture(?: d[’']écran)?|bannière|vignette|picture|img)|sans titre|untitled|alt|[^\p{L}]+)[.\s]*$/iu;

const announced =
  /^(?:une? )?(?:image|photo(?:graphie)?|illustration|capture d[’']écran)(?: montrant|\s+d(?:e|u|es)\b|\s+d[’'])/i;

const LONGEST_ALTERNATIVE = 150;

/** What is wrong with words that are to say what a picture shows. */
export function findAlternativeFaults<Field extends string>(
  alternative: string,
  place: Place<Field>,
): Finding<Field>[] {
  const found: Finding<Field>[] = [];
  if (fileName.test(alternative)) {
    found.push(
      toFinding('fileNameAlternative', place, `${quoted(alternative)} n’est que le nom d’un fichier`),
    );
  } else if (vague.test(alternative)) {
    found.push(toFinding('vagueAlternative', place, `${quoted(alternative)} ne décrit pas l’image`));
  } else if (announced.test(alternative)) {
    found.push(toFinding('redundantAlternative', place, `${quoted(alternative)} annonce une image`));
  }
  if (alternative.length > LONGEST_ALTERNATIVE) {
    found.push(
      toFinding('longAlternative', place, `Un texte de remplacement fait ${alternative.length} caractères`),
    );
  }
  return found;
}

import { type Finding, type Place, quoted, toFindings } from './finding.ts';

const fileName =
  /^(?:[\w\s.()-]+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)|(?:img|image|dsc[nf]?|dcim|pxl|photo|screenshot|capture)[\s_-]*\d[\w\s-]*|(?:capture d[’']écran|screenshot|whatsapp image)\s\d.*|(?:https?:\/\/|www\.)\S+)$/i;

const vague =
  /^(?:(?:une? |l[’'])?(?:images?|photos?|photographie|illustration|visuel|capture(?: d[’']écran)?|bannière|vignette|picture|img)|sans titre|untitled|alt|[^\p{L}]+)[.\s]*$/iu;

const announced =
  /^(?:une? )?(?:image|photo(?:graphie)?|illustration|capture d[’']écran)(?: montrant|\s+d(?:e|u|es)\b|\s+d[’'])/i;

const LONGEST_ALTERNATIVE = 150;

/** What is wrong with words that are to say what a picture shows. */
export function findAlternativeFaults(alternative: string, place: Place): Finding[] {
  const isFileName = fileName.test(alternative);
  const isVague = !isFileName && vague.test(alternative);
  const isAnnounced = !isFileName && !isVague && announced.test(alternative);
  const { length } = alternative;
  return toFindings(place, [
    [isFileName, 'fileNameAlternative', `${quoted(alternative)} n’est que le nom d’un fichier`],
    [isVague, 'vagueAlternative', `${quoted(alternative)} ne décrit pas l’image`],
    [isAnnounced, 'redundantAlternative', `${quoted(alternative)} annonce une image`],
    [length > LONGEST_ALTERNATIVE, 'longAlternative', `Un texte de remplacement fait ${length} caractères`],
  ]);
}

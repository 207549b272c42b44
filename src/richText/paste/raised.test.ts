import { expect, it } from 'vitest';
import { pastedMarkdown } from './testing/pastedMarkdown.ts';

it.each([
  // Signs that Unicode has
  ['10<sup>-3</sup>', '10⁻³'],
  ['10<sup>−3</sup> m', '10⁻³ m'],
  ['10<sup>–12</sup>', '10⁻¹²'],
  ['CO<sub>2</sub>, H<sub>3</sub>O<sup>+</sup>', 'CO₂, H₃O⁺'],
  ['SO<sub>4</sub><sup>2-</sup>', 'SO₄²⁻'],
  ['x<sup>n</sup> + x<sup>n+1</sup>', 'xⁿ + xⁿ⁺¹'],
  ['f<sup>(k)</sup>, a<sub>i</sub>, x<sub>n+1</sub>', 'f⁽ᵏ⁾, aᵢ, xₙ₊₁'],
  ['x<sup><i>n</i></sup>', 'xⁿ'],
  ['n<sup>o</sup> 4', 'nᵒ 4'],
  ['Marque<sup>TM</sup>', 'Marque™'],
  ['Marque<sup>®</sup>', 'Marque®'],
  ['25<sup>°</sup>', '25°'],
  ['10<span style="vertical-align:super">-6</span>', '10⁻⁶'],
  ['10<span style="vertical-align:super;font-size:60%"><span>-</span>6</span>', '10⁻⁶'],
  [
    '10<sup><span style="vertical-align:super">-</span><span style="vertical-align:super">6</span></sup>',
    '10⁻⁶',
  ],
  ['<sup>1</sup>/<sub>2</sub>', '¹/₂'],
  ['10 <sup> -3 </sup> m', '10 ⁻³ m'],
  ['<math><msup><mi>x</mi><mn>2</mn></msup></math>', 'x²'],
  ['<math><msub><mi>a</mi><mi>i</mi></msub><mo>=</mo><mfrac><mn>1</mn><mn>12</mn></mfrac></math>', 'aᵢ=1/12'],
  // What has none keeps a mark
  ['10<sup>1,5</sup>', '10^(1,5)'],
  ['e<sup>a/b</sup>', 'e^(a/b)'],
  ['V<sub>max</sub>', 'Vₘₐₓ'],
  ['V<sub>Québec</sub>', 'V\\_(Québec)'],
  ['2<sup>2<sup>3</sup></sup>', '2^(2³)'],
  ['x<sup><span style="vertical-align:super">a/b</span></sup>', 'x^(a/b)'],
  ['x<sup>Q</sup>', 'x^(Q)'],
  ['Marque<sup>MC</sup>', 'Marque^(MC)'],
  // Ordinals and abbreviations stand on the line, as the rules of typography have them
  ['le 1<sup>er</sup> mai', 'le 1er mai'],
  ['la 1<sup>re</sup> et la 2<sup>e</sup>', 'la 1re et la 2e'],
  ['au XX<sup>e</sup> siècle', 'au XXe siècle'],
  ['M<sup>me</sup> Roy, D<sup>r</sup> Roy, Roy et C<sup>ie</sup>', 'Mme Roy, Dr Roy, Roy et Cie'],
  // Calls and links
  ['Vu<sup>[1]</sup>', 'Vu\\[1]'],
  ['Vu<sup><a href="https://a.ca/">1</a></sup>', 'Vu[1](https://a.ca/)'],
])('%s says %s', (html, markdown) => {
  expect(pastedMarkdown(`<p>${html}</p>`).markdown).toBe(`${markdown}\n`);
});

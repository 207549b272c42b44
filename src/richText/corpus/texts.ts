/**
 * Texts in Markdown as people, programs and other editors leave them: each has to be opened and saved without a changed
 * byte. Their odd signs are escaped here, so that no editor of code can mend them.
 */
export const corpus: Readonly<Record<string, string>> = {
  empty: '',
  'blank lines alone': '\n\n  \n',
  'one word': 'Bonjour',
  'no break at the end': '## Titre\n\nUn texte sans fin de ligne.',
  'breaks at both ends': '\n\n\nUn texte au milieu.\n\n\n',
  'hard wrapped paragraph':
    'Un paragraphe coupé\nà la main, ligne\npar ligne.\n\nPuis un autre,\n  retiré.\n',
  'titles of six ranks': '# Un\n\n## Deux\n\n### Trois\n\n#### Quatre\n\n##### Cinq\n\n###### Six\n',
  'closed titles': '## Titre fermé ##\n\nTexte.\n\n### Un autre ###   \n',
  'underlined titles': 'Premier rang\n============\n\nTexte.\n\nDeuxième rang\n---\nTexte collé.\n',
  'titles without blank lines': '## Un\nTexte collé.\n## Deux\n### Trois\nFin.\n',
  'empty titles': '##\n\n###  \n\nTexte.\n',
  'title with marks': '## Un **gras**, un _italique_ et du `code`\n\n### [Un lien](/contact) en titre\n',
  'bold and italic, both ways':
    '*un* _deux_ **trois** __quatre__ ***cinq*** ___six___ **_sept_** *__huit__*\n',
  'marks inside of marks': '**gras et *italique* dedans**, _italique et **gras**_, ~~barré et **gras**~~\n',
  'marks inside of words': 'in**croy**able, *a*b, un__deux__trois, nom_de_fichier\n',
  'marks beside punctuation': '**« Oui »**, dit-elle. **Attention!** _(peut-être)_ « **non** »\n',
  'marks that are none': '2 * 3 = 6, ** seul, _ seul, a * b * c, 5~6 ~ 7\n',
  'struck text': '~~Ancien~~ nouveau, ~un seul~ aussi.\n',
  code: 'Du `code`, du ``code avec ` dedans``, ` ` et `**pas gras**`.\n',
  'code that is bold and linked': '**`gras`** et [`lien`](/services) et _`italique`_\n',
  'fenced code': '```ts\nconst a = 1;\n\n\nconst b = `x`;\n```\n\nTexte.\n',
  'fenced code with more': '~~~~js title="un.js" {1,3}\nlet a;\n~~~\n~~~~\n\n````\n```\n````\n',
  'fence without an end': 'Texte.\n\n```\njamais fermé\n\n',
  'indented code': 'Texte.\n\n    ligne un\n      ligne deux\n\n    ligne trois\n\nFin.\n',
  'code with tabs': '\tun\n\t\tdeux\n\n```\n\tun\n```\n',
  'empty code': '```\n```\n\n~~~\n\n~~~\n',
  'bulleted lists': '- un\n- deux\n\n* trois\n* quatre\n\n+ cinq\n+ six\n',
  'loose list': '- un\n\n- deux\n\n- trois\n',
  'half loose list': '- un\n- deux\n\n- trois\n  suite\n',
  'nested lists': '- un\n  - deux\n    - trois\n      - quatre\n  - cinq\n- six\n',
  'nested lists of both kinds':
    '1. un\n   - a\n   - b\n     1. i\n     2. ii\n2. deux\n\n   Un paragraphe.\n\n   > Une citation.\n',
  'list with four spaces': '-   un\n\n    suite\n\n-   deux\n    -   trois\n',
  'numbered from seven': '7. sept\n8. huit\n9. neuf\n10. dix\n',
  'numbered with parentheses': '1) un\n2) deux\n\n1. un\n2. deux\n',
  'all numbered one': '1. un\n1. deux\n1. trois\n',
  tasks: '- [ ] à faire\n- [x] fait\n- ni l’un ni l’autre\n\n1. [X] numéroté\n',
  'list with code and titles': '- un\n\n  ```sh\n  npm ci\n  ```\n\n- # Titre\n- > citation\n- ---\n',
  'empty items': '-\n- deux\n-\n\n1.\n2. deux\n',
  'indented list': '   - un\n   - deux\n     - trois\n\n  1. un\n  2. deux\n',
  'list tight to its paragraph': 'Voici :\n- un\n- deux\nsuite paresseuse\n\nFin.\n',
  'lists one after the other': '- un\n- deux\n\n1. un\n2. deux\n\n- trois\n\nFin.\n',
  'item that starts with code': '-     code retiré\n\n- - imbriqué\n  - encore\n',
  quotes: '> Une citation\n> sur deux lignes.\n>\n> Un autre paragraphe.\n',
  'lazy quote': '> Une citation\nparesseuse\n\n>Sans espace\n> > imbriquée\n',
  'quote with everything':
    '> ## Titre\n>\n> - un\n> - deux\n>\n> ```\n> code\n> ```\n>\n> | a | b |\n> | - | - |\n> | 1 | 2 |\n',
  'empty quote': '>\n\nTexte.\n\n> \n> \n',
  rules: '---\n\n***\n\n_ _ _\n\n- - -\n\nTexte.\n\n***\n',
  links:
    '[Un lien](/contact), [avec titre](https://exemple.ca "Un titre"), [apostrophes](/a \'b\'), [vide]()\n',
  'odd addresses': '[a](<une adresse>) [b](/a_(b)) [c](</a)b>) [d](/a%20b?c=d&e=f#g) [e](mailto:a@b.ca)\n',
  'bare addresses':
    'https://exemple.ca/a_b, www.exemple.ca et info@exemple.ca, <https://exemple.ca>, <a@b.ca>.\n',
  'references of links':
    'Voir [le guide][guide], [Guide][] et [guide].\n\n[guide]: https://exemple.ca/guide "Le guide"\n[inutile]: <#>\n',
  'references before their definitions':
    '- [un][a]\n- ![deux][b]\n\n> [a]: /un\n\n[b]: /deux.png\n[B]: /ignoré\n',
  'reference to nothing': '[rien][nulle part], [rien] et ![rien][] [...]\n',
  images:
    '![Une scène](/media/scene.png)\n\n![](/media/deco.png) ![Avec titre](/a.png "Titre") dans le texte.\n',
  'image in a link': '[![Le studio](/studio.jpg)](/realizations)\n',
  tables:
    '| Heure | Lumière | Note |\n| --- | :---: | ---: |\n| 10 h | douce | 9 |\n| 14 h | **dure** | `4` |\n',
  'table without edges': 'a | b\n--|--\n1 | 2\n3\n\nFin.\n',
  'table that is lined up':
    '| Nom       | Prix  |\n|-----------|------:|\n| Micro     | 120 $ |\n| Trépied   |  40 $ |\n',
  'table with bars and spaces':
    '| a \\| b | `c \\| d` |\n| - | - |\n| 1\u00a0000\u00a0$ | «\u00a0oui\u00a0» |\n| | [x](/y) |\n',
  'table too wide in a row': '| a | b |\n| - | - |\n| 1 | 2 | trois que personne ne voit |\n',
  notes:
    'Une affirmation[^1] et une autre[^note longue].\n\n[^1]: La source.\n[^note]: Sans appel.\n\n    Suite de la note.\n',
  'note in a list': '- un[^a]\n- deux\n\n[^a]:\n    Sur sa ligne.\n\nFin.\n',
  'hard breaks':
    'Ligne une  \nligne deux\\\nligne trois   \nfin.\n\nAvec espace finale  \n\nEt barre finale\\\n',
  'blocks of HTML':
    '<div class="encadré">\n\nDu **Markdown** dedans.\n\n</div>\n\n<!-- un commentaire\n\nsur trois lignes -->\n\n<br/>\n',
  'HTML in the line': 'Tapez <kbd>Ctrl</kbd>+<kbd>Z</kbd><br>puis <span title="a">attendez</span>&nbsp;!\n',
  'comment without an end': 'Texte.\n\n<!-- jamais fermé\n\n## Titre\n',
  'HTML in a list': '- un\n  <div>\n  deux\n  </div>\n- <b>trois</b>\n',
  escapes:
    '\\*pas gras\\* \\# non \\[a\\]\\(b\\) \\\\ \\` \\_ \\<br\\> 1\\. \\- \\> \\| \\~\n\n\\## Pas un titre\n\n1\\. Pas une liste\n',
  references: 'R&D, R&amp;D, &copy; 2026, &#169;, &#xA9;, &nbsp;&hellip;, &inconnu; &lt;br&gt;\n',
  guillemets:
    '«\u00a0Oui\u00a0», dit-elle\u00a0: «\u202fnon\u202f». “Anglais” ‘simples’ "droits" l’apostrophe l\'autre\n',
  'blanks of all kinds':
    '50\u00a0% de 25\u202f000\u00a0$\u2009: «\u00a0**gras\u00a0**\u00a0» \u00a0\n\n\u00a0\u00a0Retrait insécable\n\n\u200bsans largeur\u200b, trait\u00adcaché\n',
  'CR and LF':
    '## Titre\r\n\r\nUn paragraphe\r\nsur deux lignes.\r\n\r\n- un\r\n- deux\r\n\r\n```\r\ncode\r\n\r\nfin\r\n```\r\n',
  'CR alone': '## Titre\r\rTexte\rsuite.\r\r- un\r- deux\r',
  'breaks of both kinds': '## Titre\n\r\nTexte.\r\n\n- un\r\n- deux\n\n> Citation\r\n> suite\n',
  'byte order mark': '\ufeff## Titre\n\nTexte **gras**.\n\n    code\n',
  'white space at the ends of lines': 'Un   \n\nDeux\t\n\n## Trois   \n\n- quatre   \n   \n- cinq\n\t\nFin\n',
  'many blank lines': 'Un\n\n\n\nDeux\n   \n\n\t\n\nTrois\n\n\n',
  'indented paragraphs': '  Un retrait de deux.\n\n   De trois.\n\n## Titre\n   suite de trois\n',
  'other scripts': 'Émile 🎙️ 👩🏽‍💻 日本語、テスト。**日本語。**です עברית العربية Ω ﬁ e\u0301\n',
  'signs of mathematics': '1 < 2 > 0, a_1 + b_2, x^2, $50, 5 * 4 / 2 = 10, ~50 %, #motclic @nous\n',
  'what starts like something else':
    '+1 pour nous\n\n-5 degrés\n\n#motclic\n\n1.5 million\n\n=== signes ===\n\n~ environ\n\n>\\ flèche\n',
  'one very long line': `${'Le son porte la voix, et la voix porte le sens. '.repeat(120)}\n`,
  'title tight to everything':
    'Texte\n# Un\n> citation\n# Deux\n- liste\n# Trois\n```\ncode\n```\n# Quatre\n| a |\n| - |\n# Cinq\n',
  'deep mixture':
    '> 1. un\n>\n>    - deux\n>\n>      > trois\n>      > ![quatre](/a.png)\n>\n> 2. cinq  \n>    six\n',
  'tabs before text': '-\tun\n-\tdeux\n\n1.\tun\n\n>\tcitation\n',
  'a pasted letter':
    'Madame,\n\nVeuillez trouver ci-joint :\n\n1°  le devis;\n2°  le calendrier.\n\nCordialement,\\\nL’équipe\n',
  'definition alone': '[a]: /b\n',
  'HTML alone': '<p>Un vieux texte</p>\n<p>collé d’ailleurs</p>\n',
  'setext after a list': '- un\n\nTitre\n=====\n\n- deux\n',
  'text like a table': 'a | b\n\n| seul |\n\n|a|b|\n|1|2|\n',
};

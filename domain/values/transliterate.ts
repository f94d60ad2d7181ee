import { normal } from './normal.ts';

/**
 * Letters of other alphabets in Latin, as travellers write them: Cyrillic (Russian, Ukrainian,
 * Serbian, Kazakh), Greek, Arabic and Persian, Hebrew, Georgian, Armenian. Each word is a letter and
 * what stands for it.
 */
const LETTERS = new Map(
  [
    'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya',
    'іi їyi єye ґg ўu ђdj јj љlj њnj ћc џdz ѓg ќk ѕdz әa ғg қq ңn өo ұu үu һh',
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
    'اa آa أa إi بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh وw يy ىa ةa ؤu ئy ء',
    'پp چch ژzh گg کk یy ںn ہh ےe ٹt ڈd ڑr',
    'אa בb גg דd הh וv זz חh טt יy כk ךk לl מm םm נn ןn סs עa פp ףp צts ץts קk רr שsh תt',
    'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh',
    'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf ևev',
  ]
    .flatMap((line) => line.split(' '))
    .map((word) => [word.charAt(0), word.slice(1)]),
);

/**
 * A text with the letters of other alphabets in Latin, in the same case: "Владимир" as "Vladimir",
 * "محمد" as "mhmd". Letters of alphabets that are not listed stay.
 */
export const transliterate = (text: string): string =>
  normal(text, 'NFC')
    .replace(/ο[υύ]/gi, 'ou')
    .replace(/[^\u0000-\u036f]/g, (letter) => {
      const small = letter.toLowerCase();
      // Of an accented letter, the letter: ά.
      const latin = LETTERS.get(small) ?? LETTERS.get(small.normalize('NFD').charAt(0));
      if (latin === undefined) return letter;
      return small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
    });

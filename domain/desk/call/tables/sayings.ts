/**
 * What people say | the same in words that the readers know; nothing where it asks for nothing.
 * Folded, without suffixes. Schools close on a Friday from 14 to 26 June and open from 7 to 14
 * September (MEB, 2022 to 2026).
 */
const LIST = `
okul kapan,okul kapaninca,okul kapandiktan sonra,okul tatil olunca,okul bitince,okul bittikten sonra,karne sonra | 26 hazirandan sonra
okul acilmadan once,okul acilmadan,okul baslamadan once,okul baslamadan | agustosun ikinci yarisi
noel | aralik
subat tatil | somestr
nevruz | 21 mart
anneler gun | mayis
babalar gun | haziran
hidrellez | 6 mayis
cumhuriyet bayram | 29 ekim
zafer bayram | 30 agustos
genclik bayram,genclik ve spor bayram | 19 mayis
cocuk bayram,ulusal egemenlik bayram,ulusal egemenlik ve cocuk bayram | 23 nisan
isci bayram,emek ve dayanisma gun | 1 mayis
yarim milyon | 500 bin
ogleden sonra,ogleden once,check in,check out | `;

export const SAYINGS: readonly { words: readonly string[]; meaning: string }[] = LIST.trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', meaning = ''] = line.split('|').map((half) => half.trim());
    return said.split(',').map((words) => ({ words: words.split(' '), meaning }));
  })
  .toSorted((a, b) => b.words.length - a.words.length);

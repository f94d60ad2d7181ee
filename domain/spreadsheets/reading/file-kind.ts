/** What a file is by its content, whatever its name says. */
type FileKind = 'zip' | 'html' | 'text' | { refusal: string };

const SAVE_AS = 'Excel ile açıp Farklı Kaydet › “Excel Çalışma Kitabı (.xlsx)” olarak kaydedin';

export const REFUSALS = {
  password:
    'Bu dosya parolayla korunuyor. Excel ile açın, Dosya › Bilgi › Çalışma Kitabını Koru › Parolayla Şifrele altında parolayı silip yeniden kaydedin.',
  oldExcel: `Bu eski bir Excel dosyası (.xls). ${SAVE_AS}.`,
  oldOffice: 'Bu eski bir Office dosyası; tablo değil. CSV ya da Excel (.xlsx) dosyası seçin.',
  binaryExcel: `Bu bir ikili Excel dosyası (.xlsb). ${SAVE_AS}.`,
  excel2003: `Bu bir Excel 2003 XML dosyası. ${SAVE_AS}.`,
  webArchive: `Bu bir web arşivi (.mht). ${SAVE_AS}.`,
  numbers:
    'Bu bir Apple Numbers dosyası. Numbers ile açıp Dosya › Şuraya Aktar › Excel… ile .xlsx olarak kaydedin.',
  word: "Bu bir Word belgesi. Tabloyu kopyalayıp Excel'e yapıştırın ve .xlsx olarak kaydedin.",
  slides: 'Bu bir sunum; tablo değil. CSV ya da Excel (.xlsx) dosyası seçin.',
  openDocument:
    'Bu bir LibreOffice dosyası (OpenDocument). LibreOffice ile açıp Farklı Kaydet › “Excel 2007-365 (.xlsx)” olarak kaydedin.',
  pdf: 'Bu bir PDF. Listenin Excel ya da CSV halini isteyin; PDF’ten satırlar güvenle okunamaz.',
  picture: 'Bu bir resim. Listenin Excel ya da CSV halini seçin.',
  archive: 'Bu sıkıştırılmış bir dosya. Önce açın, içindeki CSV ya da Excel dosyasını seçin.',
  page: 'Bu bir web sayfası ve içinde tablo yok. CSV ya da Excel (.xlsx) dosyası seçin.',
  other: 'Bu dosya bir tablo değil. CSV ya da Excel (.xlsx) dosyası seçin.',
  broken:
    'Bu Excel dosyası okunamadı; yarım inmiş ya da bozulmuş olabilir. Excel ile açıp yeniden .xlsx olarak kaydedin.',
  large:
    'Bu dosyanın içi çok büyük. Yalnız aktarılacak satırları yeni bir dosyaya kopyalayıp onu seçin.',
} as const;

/** The first bytes of files that are none of ours. */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  ['%PDF', REFUSALS.pdf],
  ['{\\rtf', REFUSALS.word],
  ['\u0089PNG', REFUSALS.picture],
  ['\u00ff\u00d8\u00ff', REFUSALS.picture],
  ['GIF8', REFUSALS.picture],
  ['\u001f\u008b', REFUSALS.archive],
  ['Rar!', REFUSALS.archive],
  ['7z\u00bc\u00af', REFUSALS.archive],
  ['SQLite format 3', REFUSALS.other],
  ['MIME-Version:', REFUSALS.webArchive],
];

const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';

/** What the bytes of a file are. `text`: its text, if it is one, decoded. */
export function fileKind(bytes: Uint8Array, decode: () => string): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'zip';
  if (start.startsWith(OLD_OFFICE)) return { refusal: oldOffice(bytes) };
  if (start.startsWith('ftyp', 4)) return { refusal: REFUSALS.picture };
  const named = BEGINNINGS.find(([beginning]) => start.startsWith(beginning));
  if (named !== undefined) return { refusal: named[1] };
  const text = decode();
  if (text.slice(0, SEEN).includes('\u0000')) return { refusal: REFUSALS.other };
  const head = text.slice(0, SEEN).trimStart().toLowerCase();
  if (!head.startsWith('<')) return 'text';
  if (head.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return { refusal: REFUSALS.excel2003 };
  if (/<t[rd][\s>]/i.test(text)) return 'html';
  if (head.startsWith('<?xml')) return { refusal: REFUSALS.other };
  return /^<(!doctype html|html|head|body|meta)/.test(head) ? { refusal: REFUSALS.page } : 'text';
}

const SEEN = 4_000;

/** Files of Excel 97 and of a locked Excel are the same container; the names in it are UTF-16. */
function oldOffice(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  if (text.includes('EncryptedPackage')) return REFUSALS.password;
  return /(Workbook|Book)\u0000/.test(text) ? REFUSALS.oldExcel : REFUSALS.oldOffice;
}

/** Why an archive is no spreadsheet that we read, by the names in it; null for one that is. */
export function archiveRefusal(names: readonly string[]): string | null {
  const lower = names.map((name) => name.toLowerCase());
  const has = (beginning: string) => lower.some((name) => name.startsWith(beginning));
  if (lower.includes('xl/workbook.bin')) return REFUSALS.binaryExcel;
  if (has('xl/')) return null;
  if (has('index/') || lower.includes('index.zip')) return REFUSALS.numbers;
  if (has('word/')) return REFUSALS.word;
  if (has('ppt/')) return REFUSALS.slides;
  return lower.includes('content.xml') ? REFUSALS.openDocument : REFUSALS.archive;
}

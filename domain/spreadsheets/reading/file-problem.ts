/** Why a file cannot be used; `message` is the Turkish sentence to show. */
export class FileProblem extends Error {}

export const SLOW =
  'Bu dosya iki dakikada okunamadı. Yalnız aktarılacak satırları yeni bir dosyaya kopyalayıp onu seçin.';
export const UNREADABLE =
  'Bu dosya okunamadı. Yalnız aktarılacak satırları yeni bir dosyaya kopyalayıp onu seçin.';

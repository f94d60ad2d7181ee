export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an XML element or attribute; characters that XML forbids are left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML holds it, in an element or an attribute; signs that no XML may hold are left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

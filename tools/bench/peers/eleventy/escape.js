const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const e = (text) => String(text).replace(/[&<>'"]/g, (sign) => SIGNS[sign]);

/** A list's HTML. */
export const each = (list, render) => list.map(render).join('');

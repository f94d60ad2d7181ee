/** 1 on a page that is read from left to right, −1 from right to left: on that side is what comes next. */
export const reading = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

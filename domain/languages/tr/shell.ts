/** Header, menus and footer of every page. */
export default {
  skip: 'İçeriğe geç',
};

/** A piece of the page that nothing on it changes. */
export function Part({ html }) {
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

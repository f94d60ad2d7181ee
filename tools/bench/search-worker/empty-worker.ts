/** The smallest possible Worker. */
export default {
  fetch: () => Response.json({ content: null }),
};

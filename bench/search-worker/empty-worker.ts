/** The least that a Worker can do for a request. */
export default {
  fetch: () => Response.json({ content: null }),
};

/* The only inline scripts, which must run before the first paint. The content security policy
   allows each by its hash (domain/publishing/page-headers.ts); a test keeps them in sync. */

/** Sets the chosen theme, by default the system's; a browser may refuse to tell. */
const THEME_SCRIPT =
  "let d=document.documentElement,t,l;try{({theme:t,language:l}=localStorage)}catch{}d.dataset.theme=/^(light|dark)$/.test(t)?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";

/**
 * Keeps room for the offer of another language (layouts/language-menu.astro): the first that the visitor chose, or
 * the browser prefers, of those that head.astro says the page exists in, unless the page is in it.
 */
const OFFER_SCRIPT =
  "l=(l?[l]:navigator.languages).map(c=>c.slice(0,2)).find(c=>document.querySelector('[name=languages]').content.includes(c));if(l&&l!=d.lang)d.dataset.offer=l";

/**
 * Records clicks while the page's script is loading, which then repeats those that the browser has
 * not answered itself (core.ts) and hydrates the islands that were clicked (islands/intent.ts).
 */
const PRESS_SCRIPT = 'pressed=[];onclick=e=>pressed.push(e.target)';

/** Marks a page that has what it first shows; see gallery.css. */
const LOADED_SCRIPT = "onload=e=>document.documentElement.dataset.loaded=''";

/** What runs in the head of every page. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${OFFER_SCRIPT};${PRESS_SCRIPT};${LOADED_SCRIPT}`;

/**
 * Marks a page opened with a question that its island answers, so that another answer is not shown
 * first. `otherwise` is done when the island will not answer: a script or the island fails (a
 * picture does not count), or nothing has come after 15 seconds.
 */
const asking = (isAsked: string, otherwise: string): string =>
  `if(${isAsked}){let d=document.documentElement.dataset,f=e=>{if(d.asking==''&&e?.target.localName!='img')${otherwise}};d.asking='';addEventListener('error',f,true);setTimeout(f,15e3)}`;

/**
 * Of a listing opened with a query; the page for readers without JavaScript answers it as well. One
 * that asks for more than an order and a page has filters, whose chips will take a row. In another
 * language the Turkish name of that page leads to it as well (worker/pages.ts).
 */
export const ASKING_SCRIPT = `if(/[?&](?!s[ko])/.test(location.search))document.documentElement.dataset.chips='';${asking('location.search', "location.replace(location.pathname.replace(/[^/]*$/,'ara')+location.search)")}`;

/** Of a villa's page opened with nights, whose price is not the season's. */
export const STAY_SCRIPT = asking('/checkin=/.test(location.search)', 'delete d.asking');

/** The storage key of the chosen theme. */
export const THEME_KEY = 'theme';

/**
 * One of INLINE_SCRIPTS: applies the stored theme before the first paint, so that the other theme never
 * flashes, and sets it in our own frames after they have loaded.
 */
export const THEME_SCRIPT = [
  '{const root=document.documentElement',
  `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')root.dataset.theme=t}catch{}`,
  // The document of a frame of another site is not accessible.
  `document.addEventListener('load',({target:{contentDocument:d}})=>{if(d)d.documentElement.dataset.theme=root.dataset.theme??''},true)}`,
].join(';');

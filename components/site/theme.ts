/** The storage key of the chosen theme. */
export const THEME_KEY = 'theme';

/**
 * In INLINE_SCRIPTS: sets a remembered choice before anything is painted, so that it never flashes the other theme; and gives
 * the theme to frames of ours when they have loaded.
 */
export const THEME_SCRIPT = [
  '{const root=document.documentElement',
  `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')root.dataset.theme=t}catch{}`,
  // The document of a frame of another site is not accessible.
  `document.addEventListener('load',({target:{contentDocument:d}})=>{if(d)d.documentElement.dataset.theme=root.dataset.theme??''},true)}`,
].join(';');

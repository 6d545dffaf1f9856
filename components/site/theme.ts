/** Where the switch in the header remembers its choice. */
export const THEME_KEY = 'theme';

/**
 * In INLINE_SCRIPTS: sets a remembered choice before anything is painted, so that it never flashes the other theme; and gives
 * the theme to frames of ours when they have loaded.
 */
export const THEME_SCRIPT = [
  '{const root=document.documentElement',
  `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')root.dataset.theme=t}catch{}`,
  // A frame of another site has no document for us.
  `document.addEventListener('load',({target:{contentDocument:d}})=>{if(d)d.documentElement.dataset.theme=root.dataset.theme??''},true)}`,
].join(';');

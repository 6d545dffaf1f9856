/** The id of the panel with the search of the site. */
export const SEARCH_PANEL = 'search';

/**
 * One of INLINE_SCRIPTS: the key `/` opens the search, except where it is typed into a field, and Escape
 * closes it at once, where browsers would clear the field first. The panel and its field are plain HTML, so
 * that no letter typed before hydration is lost.
 */
export const SEARCH_KEY_SCRIPT =
  `addEventListener('keydown',e=>{const p=document.getElementById('${SEARCH_PANEL}');` +
  "if(!p?.showPopover)return;if(e.key==='Escape'&&p.contains(e.target))p.hidePopover();" +
  "if(e.key==='/'&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.target.closest('input,textarea,select,dialog,[contenteditable]'))" +
  '{e.preventDefault();p.showPopover()}});';

/** The name of the `<meta>` that lists a page's modules, the entry first. */
export const MODULES_META = 'hause-modules';

/** Where the script leaves the browser's offer to install, which may come before the modules. */
export const EARLY_OFFER = 'hauseOffer';

/**
 * Runs in every page's head and fetches the page's modules once the browser reports the first frame
 * painted (Paint Timing), or after 4 s: the words, their styles and faces never share a slow line with
 * the scripts that bring them to life. A page in a hidden tab paints no frame and does not wait. Text
 * for the page: its hash is in the CSP.
 */
export const startScript = `(function(){
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${EARLY_OFFER}=e});
var done;
function go(){
if(done)return;
done=1;
var m=document.querySelector('meta[name="${MODULES_META}"]');
if(!m)return;
var u=m.content.split(' ');
u.slice(1).forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)});
import(u[0])}
if(document.hidden)addEventListener('DOMContentLoaded',go);
else{try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){addEventListener('load',go)}setTimeout(go,4000)}
})()`.replaceAll('\n', '');

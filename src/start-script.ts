/** The name of the `<meta>` that lists a page's modules, the entry first. */
export const MODULES_META = 'hause-modules';

/** Where the script leaves the browser's offer to install, which may come before the modules. */
export const EARLY_OFFER = 'hauseOffer';

/**
 * Runs in every page's head and fetches the page's modules once the browser reports the first frame
 * painted (Paint Timing), or after 4 s: the words, their styles and faces never share a slow line with
 * the scripts that bring them to life. They run when the whole page is there, as modules of a script
 * element do: its content stands at its end. A page in a hidden tab paints no frame and does not wait.
 * Text for the page: its hash is in the CSP.
 */
// Marked as pure, so that the modules, which need only the names above, do not carry the text.
export const startScript = /* @__PURE__ */ `(function(){
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${EARLY_OFFER}=e});
var done;
function go(){
var m=document.querySelector('meta[name="${MODULES_META}"]');
if(done||!m)return;
done=1;
var u=m.content.split(' ');
function run(){import(u[0])}
u.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)});
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',run);
else run()}
if(document.hidden)addEventListener('DOMContentLoaded',go);
else{try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){addEventListener('load',go)}setTimeout(go,4000)}
})()`.replaceAll('\n', '');

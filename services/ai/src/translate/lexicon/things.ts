/** `english|korean, …|japanese, …`: shapes, patterns, styles, objects, sports and moods. */
export const THINGS = `
stripe|줄무늬,스트라이프,줄|縞,ストライプ,縞模様,ライン
racing stripes|레이싱스트라이프,레이싱줄무늬|レーシングストライプ
pinstripe|핀스트라이프|ピンストライプ
line|선,라인|線
speed lines|스피드라인,속도선,집중선|スピードライン,集中線
dot|점,도트|点,ドット
polka dots|물방울무늬,땡땡이|水玉,水玉模様
halftone|망점,하프톤|網点,ハーフトーン
chequered|체크,체크무늬,체커|チェック,チェッカー,市松,市松模様
check pattern|바둑판무늬,격자무늬|格子,格子柄
plaid|타탄,타탄체크|タータン,タータンチェック
camouflage|위장,카모,카무플라주,밀리터리무늬,위장무늬|迷彩,カモ,迷彩柄,カモフラージュ
tribal|트라이벌,부족무늬|トライバル
splatter|물감튀김,스플래터,튀김자국|スプラッター,飛び散り,しぶき
paint splash|페인트자국,물감|ペンキ,絵の具
graffiti|그래피티,낙서|落書き,グラフィティ
geometric|기하학,기하학무늬,지오메트릭|幾何学,幾何学模様
hexagon|육각형,벌집|六角形,ハニカム
triangle|삼각형,세모|三角,三角形
square|사각형,네모,정사각형|四角,正方形,四角形
circle|원,원형,동그라미,서클|円,丸,サークル
roundel|라운델,번호원|ラウンデル,ゼッケンサークル
diamond shape|마름모|ひし形
arrow|화살표,화살|矢印,矢
cross|십자,십자가|十字,十字架
spiral|나선,소용돌이|渦,渦巻き,螺旋
swirl|스월|スワール
wave pattern|물결무늬|波模様,青海波
leopard print|호피무늬,표범무늬,레오파드무늬|豹柄,ヒョウ柄
tiger stripes|호랑이무늬|虎柄
zebra print|얼룩말무늬|ゼブラ柄
flower pattern|꽃무늬|花柄
pattern|무늬,패턴,문양|模様,柄,パターン
texture|질감,텍스처|質感,テクスチャ
design|디자인,도안|デザイン,図案
graphic|그래픽|グラフィック
picture|그림,사진|絵,写真
illustration|일러스트,삽화|イラスト
cartoon|만화,카툰|漫画,マンガ
anime|애니,애니메이션|アニメ
character|캐릭터|キャラクター,キャラ
silhouette|실루엣|シルエット,影絵
shadow|그림자|影
outline|윤곽,외곽선,아웃라인|輪郭,アウトライン,縁取り
frame|틀,프레임|枠,フレーム
shield|방패,쉴드|盾,シールド
crest|문장,가문|家紋,紋
crown|왕관,크라운|王冠,クラウン,冠
ribbon|리본|リボン
laurel|월계관|月桂冠
banner|배너,현수막|横断幕,バナー
sword|칼,검|剣,刀
katana|일본도|日本刀
axe|도끼|斧
bow|활|弓
gun|총|銃
bullet|총알|弾丸
bullet hole|총알구멍|弾痕
bomb|폭탄|爆弾
target|과녁,표적|的,ターゲット
dice|주사위|サイコロ
playing card|카드,트럼프|トランプ,カード
ace of spades|스페이드에이스|スペードのエース
spade|스페이드|スペード
key|열쇠,키|鍵,キー
lock|자물쇠|錠
clock|시계|時計
hourglass|모래시계|砂時計
compass|나침반|羅針盤,コンパス
map|지도|地図
book|책|本
pencil|연필|鉛筆
brush|붓,브러시|筆,ブラシ
brush stroke|붓글씨,붓터치|筆文字,筆書き
lamp|등,램프|ランプ
candle|촛불,양초|ろうそく
balloon|풍선|風船
kite|연|凧
gift|선물|贈り物,プレゼント
music|음악|音楽
note|음표|音符
guitar|기타|ギター
drum|북,드럼|太鼓,ドラム
microphone|마이크|マイク
headphones|헤드폰|ヘッドホン
camera|카메라|カメラ
computer|컴퓨터|コンピューター
game|게임|ゲーム
pixel|픽셀|ピクセル,ドット絵
circuit board|회로,회로기판|回路,基板
barcode|바코드|バーコード
money|돈|お金
coin|동전|コイン
mask|가면,마스크|仮面,マスク
hat|모자|帽子
glasses|안경|眼鏡,メガネ
sunglasses|선글라스|サングラス
shoe|신발,운동화|靴
umbrella|우산|傘
fan|부채|扇子,扇
lantern|등불,초롱|提灯
fireworks|불꽃놀이,폭죽|花火
ball|공|ボール
football|축구,축구공|サッカー,サッカーボール
baseball|야구,야구공|野球
basketball|농구,농구공|バスケットボール,バスケ
golf|골프|ゴルフ
tennis|테니스|テニス
volleyball|배구|バレーボール
boxing|권투,복싱|ボクシング
taekwondo|태권도|テコンドー
judo|유도|柔道
karate|가라테,공수도|空手
kendo|검도|剣道
sumo|스모|相撲
skiing|스키|スキー
snowboard|스노보드,스노우보드|スノーボード,スノボ
surfing|서핑|サーフィン
surfboard|서핑보드,서프보드|サーフボード
skateboard|스케이트보드|スケートボード,スケボー
swimming|수영|水泳
cycling|사이클|サイクリング
fishing|낚시|釣り
camping|캠핑|キャンプ
tent|텐트|テント
hiking|등산|登山
marathon|마라톤|マラソン
dance|춤,댄스|踊り,ダンス
martial arts|무술,무도|武道,格闘技
sport|스포츠,운동|スポーツ
style|스타일,느낌,풍,분위기|風,スタイル,感じ,雰囲気
retro|레트로,복고|レトロ
vintage|빈티지,클래식|ビンテージ,ヴィンテージ,クラシック
modern|모던,현대|モダン,現代
future|미래|未来
futuristic|미래적,미래형|近未来,未来的
cyberpunk|사이버펑크|サイバーパンク
steampunk|스팀펑크|スチームパンク
minimal|미니멀|ミニマル
street|스트리트,거리|ストリート
military|밀리터리,군용|ミリタリー,軍用
gothic|고딕|ゴシック
oriental|동양풍,동양|東洋,東洋風
Japanese style|일본풍,일식|和風,和柄,日本風
Korean style|한국풍|韓国風
ukiyo-e|우키요에|浮世絵
tattoo|타투,문신|タトゥー,刺青
traditional|전통|伝統,伝統的
watercolour|수채화|水彩,水彩画
ink painting|수묵화,먹그림|水墨画,墨絵
sketch|스케치|スケッチ
pop art|팝아트|ポップアート
3D|입체,쓰리디|立体
JDM|제이디엠|ジェイディーエム
VIP style|브이아이피|ビップ
touring|투어링|ツーリング
off-road|오프로드|オフロード
luxury|고급,럭셔리|高級,豪華,ラグジュアリー
stealth|스텔스|ステルス
aggressive look|공격적|攻撃的,アグレッシブ
power|힘,파워|力,パワー
energy|에너지,기운|エネルギー
passion|열정|情熱
courage|용기|勇気
freedom|자유|自由
hope|희망|希望
dream|꿈|夢
love|사랑|愛
peace|평화|平和
luck|행운,운|幸運,運
happiness|행복|幸せ,幸福
joy|기쁨|喜び
anger|분노|怒り
sadness|슬픔|悲しみ
fear|공포|恐怖
legend|전설|伝説
destiny|운명|運命
soul|영혼,혼|魂
life|생명,인생|命,人生
death|죽음|死
time|시간|時間
world|세계,세상|世界
adventure|모험|冒険
journey|여행|旅,旅行
birthday|생일|誕生日
wedding|결혼|結婚
Christmas|크리스마스,성탄절|クリスマス
Halloween|할로윈,핼러윈|ハロウィン
new year|새해|新年,正月
today|오늘|今日
tomorrow|내일|明日
price|가격,값|値段,価格
delivery|배송|配送
order|주문|注文
size|크기,사이즈|大きさ,サイズ
length|길이|長さ
width|폭,너비|幅
height|높이|高さ
shape|모양,형태,형|形
position|위치|位置
text|텍스트,문구|テキスト,文言
phrase|글귀|フレーズ
word|단어,말씀|言葉,単語
font|글꼴,폰트,서체|フォント,書体
my|내,나의,우리|私の,僕の,俺の
`;

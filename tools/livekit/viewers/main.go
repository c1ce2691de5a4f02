// Viewers of one broadcast by the dozen: each connects with a token of its own, takes the sound and the picture and counts packets.
// Prints one line of JSON: how many connected, how many saw something, and after how long.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	lksdk "github.com/livekit/server-sdk-go/v2"
	"github.com/pion/webrtc/v4"
)

func main() {
	// viewers <url> <seconds> <viewers a second>; tokens on standard input, as a JSON list.
	url := os.Args[1]
	seconds, _ := strconv.Atoi(os.Args[2])
	rate, _ := strconv.Atoi(os.Args[3])
	var tokens []string
	if err := json.NewDecoder(os.Stdin).Decode(&tokens); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	var connected, refused, bytes int64
	var lock sync.Mutex
	var firsts []float64
	var rooms []*lksdk.Room
	var joining sync.WaitGroup
	for _, token := range tokens {
		joining.Add(1)
		go func() {
			defer joining.Done()
			start := time.Now()
			var once sync.Once
			room, err := lksdk.ConnectToRoomWithToken(url, token, &lksdk.RoomCallback{
				ParticipantCallback: lksdk.ParticipantCallback{
					OnTrackSubscribed: func(track *webrtc.TrackRemote, _ *lksdk.RemoteTrackPublication, _ *lksdk.RemoteParticipant) {
						for {
							packet, _, err := track.ReadRTP()
							if err != nil {
								return
							}
							atomic.AddInt64(&bytes, int64(len(packet.Payload)))
							if track.Kind() == webrtc.RTPCodecTypeVideo {
								once.Do(func() {
									lock.Lock()
									firsts = append(firsts, time.Since(start).Seconds())
									lock.Unlock()
								})
							}
						}
					},
				},
			})
			if err != nil {
				atomic.AddInt64(&refused, 1)
				return
			}
			atomic.AddInt64(&connected, 1)
			lock.Lock()
			rooms = append(rooms, room)
			lock.Unlock()
		}()
		time.Sleep(time.Second / time.Duration(rate))
	}
	joining.Wait()
	before := atomic.LoadInt64(&bytes)
	time.Sleep(time.Duration(seconds) * time.Second)
	lock.Lock()
	sort.Float64s(firsts)
	median := 0.0
	if len(firsts) > 0 {
		median = firsts[len(firsts)/2]
	}
	result := map[string]any{
		"connected": connected, "refused": refused, "saw": len(firsts), "firstPictureMedian": median,
		"megabits": float64(atomic.LoadInt64(&bytes)-before) * 8 / 1e6 / float64(seconds),
	}
	for _, room := range rooms {
		room.Disconnect()
	}
	_ = json.NewEncoder(os.Stdout).Encode(result)
	os.Exit(0)
}
